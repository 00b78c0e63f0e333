import { matchNames } from '@nimio/domain/author-name/name-match';
import pairs from './name-pairs.json' with { type: 'json' };
import { report } from './results.mjs';

/**
 * Pairs of names, each as a catalogue or a person writes it, of one author or of two; all are invented or long dead.
 * Every third pair of a kind is held out: it measures the matching, but nothing is tuned by it.
 */
const namePairs = Object.entries(pairs).flatMap(([group, kinds]) =>
  Object.entries(kinds).flatMap(([kind, list]) =>
    list.map(([one = '', other = ''], index) => ({
      one,
      other,
      kind,
      isSame: group === 'same',
      isHeldOut: index % 3 === 2,
    })),
  ),
);

/** Authors who see works of others lose trust in suggestions, whereas a missed work can be added by its ISBN. */
const atLeast = { precision: 0.97, recall: 0.95 };

/** @param {typeof namePairs} pairs */
function rates(pairs) {
  const matched = pairs.filter(({ one, other }) => matchNames(one, other) !== 'none');
  const right = matched.filter(({ isSame }) => isSame).length;
  return {
    precision: right / matched.length,
    recall: right / pairs.filter(({ isSame }) => isSame).length,
  };
}

/** @param {number} rate */
const percent = (rate) => `${(100 * rate).toFixed(1)} %`;

/**
 * Measures precision and recall of name matching over all pairs and over those that are held out, as the ratio of the
 * error rate to its limit. Prints the pairs that are matched wrongly, except those that are held out.
 */
export function measureNames() {
  const heldOut = namePairs.filter(({ isHeldOut }) => isHeldOut);
  for (const [part, pairs] of /** @type {const} */ ([
    ['all', namePairs],
    ['hold-out', heldOut],
  ])) {
    const found = rates(pairs);
    for (const rate of /** @type {const} */ (['precision', 'recall'])) {
      const facts = `${percent(found[rate])} of ${pairs.length} pairs, at least ${percent(atLeast[rate])}`;
      report(`names/${rate}/${part}`, (1 - found[rate]) / (1 - atLeast[rate]), 1, facts);
    }
  }
  for (const { one, other, isSame, kind, isHeldOut } of namePairs) {
    if (isHeldOut || (matchNames(one, other) !== 'none') === isSame) continue;
    process.stdout.write(`  ${isSame ? 'missed' : 'matched wrongly'} (${kind}): ${one} | ${other}\n`);
  }
}
