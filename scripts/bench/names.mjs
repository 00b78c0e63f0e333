import { matchNames } from '@nimio/domain/author-name/name-match';
import { namePairs } from './name-pairs.mjs';
import { tell } from './results.mjs';

/** Whoever is suggested another's work loses trust in the list; one that is missed is added by its ISBN. */
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
 * Precision and recall of the matching of names, over all pairs and over those that are held out; as the ratio of what
 * is wrong to what may be. With the names that it gets wrong, but none of those held out.
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
      tell(`names/${rate}/${part}`, (1 - found[rate]) / (1 - atLeast[rate]), 1, facts);
    }
  }
  for (const { one, other, isSame, kind, isHeldOut } of namePairs) {
    if (isHeldOut || (matchNames(one, other) !== 'none') === isSame) continue;
    process.stdout.write(`  ${isSame ? 'missed' : 'taken for one'} (${kind}): ${one} | ${other}\n`);
  }
}
