// What differs by the reader's region, as the browser's language says it.

/** The regions whose paper is Letter. Source: Unicode CLDR, supplementalData, paperSize "US-Letter". */
const LETTER = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

/** Whether the reader's region has Letter in place of A4. */
export function usesLetter() {
  try {
    return LETTER.includes(new Intl.Locale((navigator.language || 'en-GB').replace(/[@.].*$/, '')).maximize().region);
  } catch { // the "C" of a system without a language
    return false;
  }
}

/** The paper of the reader's region. */
export const usualPaper = () => (usesLetter() ? 'letter' : 'a4');
