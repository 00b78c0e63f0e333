export interface Section {
  number: number;
  title: string;
  text: string;
}

const heading = /^##[ \t]+(.+?)[ \t]*#*$/;
const fence = /^ {0,3}(```|~~~)/;

/**
 * The numbered sections of a Markdown text: each begins with a level-2 heading. Text before the first one is left out;
 * the rules of publishing ensure that there is none.
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
