// Shows the result of a walk when the stage reports that it was solved.
const result = document.getElementById('result');
document.getElementById('maze').addEventListener('solved', ({ detail: { moves, milliseconds } }) => {
  result.textContent = `Solved in ${moves} moves and ${Math.round(milliseconds / 1000)} seconds.`;
});
