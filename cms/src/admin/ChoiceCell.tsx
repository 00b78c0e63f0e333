import { Typography } from '@strapi/design-system';
import { useWords } from './language.js';
import { choices } from './names/info-and-mail.js';

/** A choice in a list, by its name: Strapi would show its code. */
function ChoiceCell({ code }: { code: string }) {
  const { say } = useWords();
  const words = choices[code];
  return <Typography textColor="neutral800">{words ? say(words) : code}</Typography>;
}

interface Header {
  name: string;
  attribute: { type: string };
}

type Row = Record<string, string | null>;

/** Names the choices in the columns of the content manager's lists. */
export function nameChoices<List extends { displayedHeaders: Header[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((header) =>
    header.attribute.type === 'enumeration'
      ? { ...header, cellFormatter: (row: Row) => <ChoiceCell code={row[header.name] ?? ''} /> }
      : header,
  );
  return { ...list, displayedHeaders };
}
