import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/literata/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadFrame } from "./lib/speech";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");

try {
  await loadFrame();
  mount(App, { target });
} catch {
  target.textContent = "The server does not answer. Load this page again in a moment; nothing is lost.";
}
