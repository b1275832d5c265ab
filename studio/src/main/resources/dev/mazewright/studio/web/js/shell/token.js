// The link to a studio that a class shares carries a token, which the server has kept in a cookie.

/** Removes the token from the address. */
export function dropToken() {
  if (location.search) {
    history.replaceState(history.state, '', location.pathname + location.hash);
  }
}
