/** Letters that Unicode does not take apart, as those who type without them write them. */
const plain: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** A name as it is searched: in lower case, without marks over and under the letters. */
const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øæœßłđðþ]/g, (letter) => plain[letter] ?? letter);

/** Makes a test of names: each word that is looked for is somewhere in the name, whatever the order. */
export function wordSearch(typed: string): (name: string) => boolean {
  const words = searchable(typed).split(/\s+/).filter(Boolean);
  return (name) => {
    const text = searchable(name);
    return words.every((word) => text.includes(word));
  };
}
