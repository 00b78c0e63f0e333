import { adminLanguage } from './language.js';
import { messages } from './messages.js';

const states: Readonly<Record<string, string>> = {
  Active: 'nimio.user.active',
  Inactive: 'nimio.user.inactive',
};

/** Strapi has the states in its list of users in English only, and no hook for the list. */
export function translateUserStates(): void {
  const translate = (): void => {
    if (!location.pathname.endsWith('/settings/users')) return;
    for (const cell of Array.from(document.querySelectorAll('td span'))) {
      const text = messages[adminLanguage()][states[cell.textContent ?? ''] ?? ''];
      if (text && cell.childElementCount === 0 && text !== cell.textContent) cell.textContent = text;
    }
  };
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
}
