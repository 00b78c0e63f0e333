/**
 * Parts that are loaded separately, so that no page loads the messages of the whole portal: a path belongs to the first
 * part that it matches, otherwise to `pages`. `entry` is always loaded, `frame` with the frame, the others with their
 * pages.
 *
 * @type {readonly [string, RegExp][]}
 */
const homes = [
  ['history', /^(?:features\/settings\/(?:author-names\/isni-sync|log)|shared\/(?:audit|isni-sync))\//],
  ['settings', /^(?:features\/settings|shared\/(?:access|tax-data))\//],
  ['bankAccount', /^shared\/bank-account\//],
  ['proof', /^shared\/proof\//],
  ['selection', /^shared\/selection\//],
  ['shares', /^shared\/(?:book-type|loan-years|share-sum)\//],
  ['addMany', /^features\/works\/add-many\//],
  ['workForms', /^features\/works\/(?:add|change-suggestions|edit|roles|suggest-change|work)\//],
  ['works', /^features\/works\//],
  ['money', /^features\/money\//],
  ['distributions', /^features\/staff\/distributions\//],
  ['customer', /^features\/staff\/customer\//],
  ['customers', /^features\/staff\/customers\//],
  ['staff', /^(?:app\/staff|features\/(?:home\/staff|staff|taxation))\//],
  ['profiles', /^features\/home\/representative\//],
  ['frame', /^(?:app\/layout|shared\/(?:errors\/members|payment))\//],
  ['entry', /^(?:shared|features\/session\/(?:login|spread))\/|^app\/[^/]+$/],
  ['session', /^features\/session\//],
];
export const parts = [...homes.map(([part]) => part), 'pages'];

/**
 * The part that messages belong to.
 *
 * @param {string} path below src
 */
export const partOf = (path) =>
  homes.find(([, home]) => home.test(path.replaceAll('\\', '/')))?.[0] ?? 'pages';
