/**
 * Parts that are loaded separately, so that no page loads the messages of the whole portal: a path belongs to the first
 * part that it matches. `entry` is for the pages before login, `frame` is loaded with the frame, the others with their
 * pages.
 *
 * @type {readonly [string, RegExp][]}
 */
const homes = [
  ['settings', /^(?:features\/settings|shared\/(?:access|audit|isni-sync|tax-data))\//],
  ['works', /^(?:features\/works|shared\/(?:book-type|share-sum))\//],
  ['statistics', /^features\/statistics\//],
  ['accounting', /^features\/accounting\//],
  ['distributions', /^features\/staff\/distributions\//],
  ['staff', /^features\/(?:staff|taxation)\//],
  ['frame', /^shared\/payment\//],
  ['entry', /^(?:shared|features\/session)\/|^app\/[^/]+$/],
];
export const parts = homes.map(([part]) => part);

/** @type {Record<string, string[]>} The other parts that are loaded when code of a part runs. */
const besides = {
  entry: [],
  frame: ['entry'],
  settings: ['entry', 'frame'],
  works: ['entry', 'frame'],
  statistics: ['entry', 'frame', 'works'],
  accounting: ['entry', 'frame', 'works'],
  distributions: ['entry', 'frame', 'settings', 'works', 'staff'],
  staff: ['entry', 'frame', 'settings'],
};

/** @param {string} path of code below src */
export const partsAt = (path) => [partOf(path), ...(besides[partOf(path)] ?? [])];

/**
 * The part that messages, and the code that uses them, belong to.
 *
 * @param {string} path below src
 */
export const partOf = (path) =>
  homes.find(([, home]) => home.test(path.replaceAll('\\', '/')))?.[0] ?? 'frame';
