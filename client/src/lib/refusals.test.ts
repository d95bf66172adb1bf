import { expect, test, vi } from "vitest";

vi.mock("./api", async (original) => ({
  ...(await original<typeof import("./api")>()),
  frameTexts: async () => ({ language: "en", languages: ["en"], texts: ["error-not-asked = This question is no longer open.\nerror-refused = This is not allowed now."] }),
}));
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });

test("whoever was too late reads that, and not the number of a decision; a reason of the rules stays in its own words", async () => {
  const { inOwnWords, loadFrame } = await import("./speech");
  await loadFrame();
  expect(inOwnWords("not-asked", "decision 94 is not seat 2's to answer: answered, withdrawn or never asked")).toBe("This question is no longer open.");
  expect(inOwnWords("refused", "nobody is there to be pushed")).toBe("Nobody is there to be pushed.");
});
