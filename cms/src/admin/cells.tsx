import { Typography } from '@strapi/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from './language.js';
import { choices } from './names/info-and-mail.js';
import { writtenDay, writtenTime } from './written-time.js';

interface Header {
  name: string;
  attribute: { type: string };
}

type Row = Record<string, string | null>;

/** Cells take several lines where the screen is narrow, so that every column is seen. */
const inLines = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const;

const Words = ({ children }: { children: ReactNode }) => (
  <Typography textColor="neutral800" style={inLines}>
    {children}
  </Typography>
);

/** A choice by its name: Strapi would show its code. */
function Choice({ code }: { code: string }) {
  const { say } = useWords();
  const words = choices[code];
  return <Words>{words ? say(words) : code}</Words>;
}

/** What stands in a column, by the type of its attribute. Strapi’s own days have names, and cut what is long. */
const cells: Readonly<Record<string, (value: string) => ReactNode>> = {
  string: (words) => <Words>{words}</Words>,
  integer: (number) => <Words>{number}</Words>,
  enumeration: (code) => <Choice code={code} />,
  date: (day) => <Words>{writtenDay(day)}</Words>,
  datetime: (time) => <Words>{writtenTime(time)}</Words>,
};

/** The row’s link, which Strapi makes only of a cell of its own. */
const Linked = ({ documentId, children }: { documentId: string | null; children: ReactNode }) => (
  <Typography
    tag={RouterLink}
    to={documentId ?? ''}
    textColor="neutral800"
    onClick={(event: MouseEvent) => event.stopPropagation()}
  >
    {children}
  </Typography>
);

/** Writes the columns of the content manager's lists. */
export function writeCells<List extends { displayedHeaders: Header[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((header, at) => {
    const write = cells[header.attribute.type];
    if (!write) return header;
    const cellFormatter = (row: Row): ReactNode => {
      const value = row[header.name];
      const cell = value ? write(value) : <Words>–</Words>;
      return at === 0 ? <Linked documentId={row['documentId'] ?? null}>{cell}</Linked> : cell;
    };
    return { ...header, cellFormatter };
  });
  return { ...list, displayedHeaders };
}
