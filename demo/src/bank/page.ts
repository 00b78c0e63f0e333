import { testPeople } from '../people/people.js';
import { escapeHtml, htmlPage } from '../stand-in/html.js';

/** The values of the form. */
export interface TypedPerson {
  firstNames: string;
  lastName: string;
  identityCode: string;
}

const nothingTyped: TypedPerson = { firstNames: '', lastName: '', identityCode: '' };

/** Returns the page on which the user chooses a test person or types one. `problem` says why a form was rejected. */
export function choicePage(service: string, problem = '', typed = nothingTyped): string {
  const people = testPeople.map(
    ({ key, firstNames, lastName, identityCode, note }) =>
      `<p><button name="person" value="${key}">${firstNames} ${lastName}, ${identityCode}</button> ${note}</p>`,
  );
  const input = (field: keyof TypedPerson, label: string) =>
    `<label>${label} <input id="${field}" name="${field}" value="${escapeHtml(typed[field])}"></label>`;
  return htmlPage(
    'Test bank',
    `
  <p><strong>${escapeHtml(service)}</strong> requests your identity. This is not a real bank: you can be anyone.</p>
  ${problem && `<p role="alert"><strong>${escapeHtml(problem)}</strong></p>`}
  <form method="post">${people.join('')}</form>
  <form method="post" autocomplete="off">
    <h2>Another person</h2>
    ${input('firstNames', 'First names')}
    ${input('lastName', 'Last name')}
    ${input('identityCode', 'Personal identity code, with an individual number from 900 to 999')}
    <button name="person" value="typed">Continue as this person</button>
  </form>
  <form method="post"><button name="cancel" value="1">Cancel</button></form>`,
  );
}

/** Returns the page for a request that cannot be continued. */
export const errorPage = (reason: string): string =>
  htmlPage(
    'Identification failed',
    `<p>${escapeHtml(reason)}</p><p>Return to the service and start again.</p>`,
  );
