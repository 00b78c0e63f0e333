import { Typography } from '@strapi/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { contentTypes, titleOf } from '../content/content-kinds.js';
import { type Showing, showingOf } from './announcements/showing.js';
import { baseOf, type Row, valueOf } from './cell-values.js';
import { useMessages } from './language.js';
import { useResponse } from './use-response.js';
import { writtenDay, writtenTime } from './written-time.js';

interface Header {
  name: string;
  attribute: { type: string };
  label: string | { id: string; defaultMessage: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter?: (row: Row) => ReactNode;
}

interface List {
  displayedHeaders: Header[];
  layout: { settings: { displayName?: string } };
}

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

function Visibility({ showing }: { showing: Showing | undefined }) {
  const { t } = useMessages();
  return <Text>{showing ? t(`nimio.showing.${showing}`) : '–'}</Text>;
}

function Failed() {
  const { t } = useMessages();
  return <Text>{t('nimio.showing.failed')}</Text>;
}

/** The list has the draft of a modified announcement, but visitors see the published version, at its times. */
function PublishedVisibility({ documentId, now }: { documentId: string; now: Date }) {
  const response = useResponse<{ data: Row }>(
    `/content-manager/collection-types/${contentTypes.announcement}/${documentId}?status=published`,
  );
  if (response.state === 'loading') return null;
  if (response.state === 'failed') return <Failed />;
  return <Visibility showing={showingOf(response.value.data, now)} />;
}

const showingColumn: Header = {
  name: 'showing',
  attribute: { type: 'custom' },
  label: { id: 'nimio.showing', defaultMessage: 'Visibility' },
  searchable: false,
  sortable: false,
  cellFormatter: (row) =>
    row['status'] === 'modified' && row['documentId'] ? (
      <PublishedVisibility documentId={row['documentId']} now={new Date()} />
    ) : (
      <Visibility showing={showingOf(row, new Date())} />
    ),
};

/** Renders the columns of the content manager's lists, and adds one for whether an announcement is visible. */
export function writeCells<Given extends List>(list: Given): Given {
  const displayedHeaders = list.displayedHeaders.map((header, at) => {
    const write = cells[header.attribute.type];
    if (!write) return header;
    const base = baseOf(header.name);
    const label = base ? { id: `nimio.list.${base}`, defaultMessage: base } : header.label;
    const cellFormatter = (row: Row): ReactNode => {
      const value = valueOf(row, header.name);
      const cell = value ? write(value) : <Text>–</Text>;
      return at === 0 ? <Linked documentId={row['documentId'] ?? null}>{cell}</Linked> : cell;
    };
    return { ...header, label, cellFormatter };
  });
  const isOfAnnouncements = list.layout.settings.displayName === titleOf(contentTypes.announcement);
  return {
    ...list,
    displayedHeaders: isOfAnnouncements ? [...displayedHeaders, showingColumn] : displayedHeaders,
  };
}
