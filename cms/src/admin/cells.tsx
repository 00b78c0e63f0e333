import { Typography } from '@strapi/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMessages } from './language.js';
import { writtenDay, writtenTime } from './written-time.js';

interface Header {
  name: string;
  attribute: { type: string };
}

type Row = Record<string, string | null>;

/** Cells wrap on a narrow screen, so that every column is visible. */
const inLines = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const;

const Text = ({ children }: { children: ReactNode }) => (
  <Typography textColor="neutral800" style={inLines}>
    {children}
  </Typography>
);

/** Shows a choice by its label; Strapi would show its key. */
function Choice({ code }: { code: string }) {
  const { find } = useMessages();
  return <Text>{find(code) ?? code}</Text>;
}

/**
 * The content of a column by the type of its attribute. Strapi’s own dates use month names, and it truncates long text.
 */
const cells: Readonly<Record<string, (value: string) => ReactNode>> = {
  string: (text) => <Text>{text}</Text>,
  integer: (number) => <Text>{number}</Text>,
  enumeration: (code) => <Choice code={code} />,
  date: (day) => <Text>{writtenDay(day)}</Text>,
  datetime: (time) => <Text>{writtenTime(time)}</Text>,
};

/** The row’s link, which Strapi creates only for its own cells. */
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

/** Renders the columns of the content manager's lists. */
export function writeCells<List extends { displayedHeaders: Header[] }>(list: List): List {
  const displayedHeaders = list.displayedHeaders.map((header, at) => {
    const write = cells[header.attribute.type];
    if (!write) return header;
    const cellFormatter = (row: Row): ReactNode => {
      const value = row[header.name];
      const cell = value ? write(value) : <Text>–</Text>;
      return at === 0 ? <Linked documentId={row['documentId'] ?? null}>{cell}</Linked> : cell;
    };
    return { ...header, cellFormatter };
  });
  return { ...list, displayedHeaders };
}
