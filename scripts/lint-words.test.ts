import { expect, it } from 'vitest';
import { findWords } from './lint-words.mjs';

it('finds words in comments, identifiers and docs, but not in strings, JSX text and codes', () => {
  const code = [
    '// Whoever asks is told.',
    'const toldOn = `${nobodysRows} told`;',
    "const text = <p title='told'>Nobody {isMended} {LAPSED}</p>;",
    'front(); confront(); recommend(collapse);',
    '/** It stands for nothing, and stands there. */',
    "it.each(['told'])('is told', () => expect('told').toBe(`told`));",
  ].join('\n');
  const found = ['1: Whoever', '1: told', '2: told', '3: Mended', '4: front', '5: stands', '6: told'];
  expect(findWords('a.tsx', code)).toEqual(found.map((each) => `a.tsx:${each}`));
  expect(findWords('a.md', 'It is saved for good.')).toEqual(['a.md:1: for good']);
});
