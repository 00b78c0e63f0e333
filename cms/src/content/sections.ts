export interface Section {
  number: number;
  title: string;
  text: string;
}

const heading = /^##[ \t]+(.+?)[ \t]*#*$/;
const fence = /^ {0,3}(```|~~~)/;

/**
 * The numbered sections of a Markdown text: each begins with a heading of the second level. What stands before the
 * first belongs to none and is left out; the rules at publishing see that nothing does.
 */
export function sectionsOf(text: string): Section[] {
  const sections: { title: string; lines: string[] }[] = [];
  let isCode = false;
  for (const line of text.split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const title = isCode ? undefined : heading.exec(line)?.[1];
    if (title) sections.push({ title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ title, lines }, at) => ({ number: at + 1, title, text: lines.join('\n').trim() }));
}
