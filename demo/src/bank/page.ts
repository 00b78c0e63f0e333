import { pageStyle } from './page-style.js';
import {
  type PageLanguage,
  type PageTexts,
  pageLanguages,
  pageTexts,
  type TypedFault,
} from './page-texts.js';
import { type TestPerson, testPersons } from './persons.js';

type TypedField = 'firstNames' | 'lastName' | 'identityCode';

/** What somebody typed in the form, kept when it is refused. */
export type Typed = Record<TypedField, string>;

/** What is wrong with it, in the form's order. */
export type TypedFaults = Partial<Record<TypedField, TypedFault>>;

export interface ChoicePage {
  language: PageLanguage;
  /** The service that asks, as the portal named itself. */
  service: string;
  typed?: Typed;
  faults?: TypedFaults;
}

/** Characters of a typed name. */
export const longestName = 100;

const fields = ['firstNames', 'lastName', 'identityCode'] as const;
const endonyms: Record<PageLanguage, string> = { fi: 'Suomi', sv: 'Svenska', en: 'English' };

/** The page on which one says who one is. */
export function choicePage({ language, service, typed, faults = {} }: ChoicePage): string {
  const texts = pageTexts[language];
  const wrong = fields.filter((field) => faults[field]);
  const body = `
    <h1>${texts.title}</h1>
    <p><strong>${escape(service)}</strong> ${texts.asks}</p>
    <p class="banner">${texts.notReal}</p>
    ${wrong.length > 0 ? summary(texts, wrong, faults) : ''}
    <form method="post">
      <h2 id="choose">${texts.choose}</h2>
      <input type="hidden" name="language" value="${language}">
      <ul class="persons" aria-labelledby="choose">${testPersons.map((person) => personButton(texts, person)).join('')}</ul>
    </form>
    <form method="post" novalidate autocomplete="off">
      <h2>${texts.type}</h2>
      <p class="hint">${texts.typeHint}</p>
      <input type="hidden" name="language" value="${language}">
      ${fields.map((field) => input(texts, field, typed, faults)).join('')}
      <button class="primary" name="person" value="typed">${texts.submit}</button>
    </form>
    <form method="post">
      <input type="hidden" name="language" value="${language}">
      <button class="plain" name="cancel" value="1">${texts.cancel}</button>
    </form>`;
  return sheet(language, wrong.length > 0 ? `${texts.errorPrefix} ${texts.title}` : texts.title, body, true);
}

/** The page that tells why nobody can come in this way; the technical reason is for the portal's makers. */
export function errorPage(language: PageLanguage, reason: string): string {
  const texts = pageTexts[language];
  const body = `<h1>${texts.failed}</h1><p>${texts.failedAdvice}</p><p class="hint" lang="en">${escape(reason)}</p>`;
  return sheet(language, `${texts.failed} – ${texts.title}`, body, false);
}

function sheet(language: PageLanguage, title: string, body: string, hasLanguages: boolean): string {
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${pageStyle}</style>
</head>
<body>
  <header><p>Testipankki</p>${hasLanguages ? languageLinks(language) : ''}</header>
  <main>${body}
  </main>
</body>
</html>
`;
}

function languageLinks(current: PageLanguage): string {
  const links = pageLanguages.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="?language=${language}" hreflang="${language}" lang="${language}"${mark}>${endonyms[language]}</a></li>`;
  });
  return `<nav aria-label="${pageTexts[current].languages}"><ul>${links.join('')}</ul></nav>`;
}

function personButton(
  texts: PageTexts,
  { key, firstNames, lastName, identityCode, note }: TestPerson,
): string {
  return `<li><button class="person" name="person" value="${key}"><strong>${firstNames} ${lastName}</strong>
    <code>${identityCode}</code> <span>${texts.notes[note]}</span></button></li>`;
}

function input(texts: PageTexts, field: TypedField, typed: Typed | undefined, faults: TypedFaults): string {
  const fault = faults[field];
  const isFirstWrong = fields.find((name) => faults[name]) === field;
  const hint =
    field === 'identityCode' ? `${texts.identityCodeHint} ${testPersons[0]?.identityCode}` : undefined;
  const described = [fault && `${field}-error`, hint && `${field}-hint`].filter(Boolean).join(' ');
  return `
      <label for="${field}">${texts[field]}</label>
      ${hint ? `<p class="hint" id="${field}-hint">${hint}</p>` : ''}
      ${fault ? `<p class="error" id="${field}-error">${texts.faults[fault]}</p>` : ''}
      <input id="${field}" name="${field}" maxlength="${longestName}" value="${escape(typed?.[field] ?? '')}" required spellcheck="false"
        ${described ? `aria-describedby="${described}"` : ''} ${fault ? 'aria-invalid="true"' : ''} ${isFirstWrong ? 'autofocus' : ''}>`;
}

function summary(texts: PageTexts, wrong: readonly TypedField[], faults: TypedFaults): string {
  const items = wrong.map((field) => {
    const fault = faults[field];
    return `<li><a href="#${field}">${texts[field]}: ${fault ? texts.faults[fault] : ''}</a></li>`;
  });
  return `<div class="summary" role="alert"><h2>${texts.errorTitle}</h2><ul>${items.join('')}</ul></div>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
