// A rule that is folded away unfolds for whoever comes by its anchor.
function unfold() {
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = goal?.closest("details");
  if (fold) {
    fold.open = true;
    goal.scrollIntoView();
  }
}
addEventListener("hashchange", unfold);
addEventListener("DOMContentLoaded", unfold);
