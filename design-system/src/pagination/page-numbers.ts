/** Numbers of the pages to show: the ends and the neighbours, `null` for a gap. A gap is always more than one page. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count));
  return [...near]
    .sort((a, b) => a - b)
    .flatMap((n, index, all) => {
      const previous = all[index - 1] ?? n;
      if (n - previous === 2) return [n - 1, n];
      return n - previous > 2 ? [null, n] : [n];
    });
}
