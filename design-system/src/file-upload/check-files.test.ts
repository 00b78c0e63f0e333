import { describe, expect, test } from 'vitest';
import { checkFiles } from './check-files';
import { fileSize } from './file-size';

const terms = { types: ['pdf', 'jpg'], maxSize: 5_000_000 };
const reasons = (name: string, size: number) => checkFiles([{ name, size }], terms)?.reason;

describe('chosen files', () => {
  test('are accepted by extension, in any case', () => {
    expect(reasons('verokortti.pdf', 240_000)).toBeUndefined();
    expect(reasons('Verokortti 2026.PDF', 240_000)).toBeUndefined();
    expect(reasons('kuva.heic', 240_000)).toBe('type');
    expect(reasons('verokortti.pdf.exe', 240_000)).toBe('type');
    expect(reasons('pdf', 240_000)).toBe('type');
  });

  test('may be as large as the limit and must not be empty', () => {
    expect(reasons('a.pdf', 5_000_000)).toBeUndefined();
    expect(reasons('a.pdf', 5_000_001)).toBe('size');
    expect(reasons('a.pdf', 0)).toBe('empty');
  });

  test('are refused together, because it is unknown which one is meant', () => {
    const files = [
      { name: 'a.pdf', size: 1 },
      { name: 'b.pdf', size: 1 },
    ];
    expect(checkFiles(files, terms)).toEqual({ name: '', reason: 'many' });
  });
});

test('sizes are shown in thousands and millions', () => {
  const size = (bytes: number) => fileSize(bytes, { kilo: 'kt', mega: 'Mt' });
  expect([1, 240_000, 999_400].map(size)).toEqual(['1\u00a0kt', '240\u00a0kt', '999\u00a0kt']);
  expect([999_600, 2_400_000, 5_000_000, 12_345_678].map(size)).toEqual([
    '1\u00a0Mt',
    '2,4\u00a0Mt',
    '5\u00a0Mt',
    '12,3\u00a0Mt',
  ]);
});
