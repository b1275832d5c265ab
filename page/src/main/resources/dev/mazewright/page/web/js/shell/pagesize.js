// The size of printed pages.

/** Sets the size of the pages, in the style sheet for print. */
export function sizePages(wide, high) {
  const sheet = [...document.styleSheets].find(each => each.href?.endsWith('/style/print.css'));
  const old = [...sheet.cssRules].findIndex(rule => rule.type === CSSRule.PAGE_RULE);
  if (old >= 0) {
    sheet.deleteRule(old);
  }
  sheet.insertRule(`@page { size: ${wide}mm ${high}mm; margin: 0; }`, 0);
}
