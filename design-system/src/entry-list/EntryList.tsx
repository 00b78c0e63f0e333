import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { Button } from '../button/Button';
import { DateText } from '../date-text/DateText';
import { useStrings } from '../strings/use-strings';
import { entryListStrings } from './entry-list.strings';

export interface Entry {
  id: string;
  /** Its title and link. */
  title: ReactNode;
  href: string;
  /** A sentence under the title. */
  note?: ReactNode;
  /** Its kind, in a word or two: "Viesti", "Muutosehdotus". */
  kind?: ReactNode;
  /** It is unread; `kind` says so in words: "Uusi viesti". */
  isNew?: boolean;
  /** Its date: a day or an instant. */
  date: string;
  /** Language of the title when it differs from the page. */
  lang?: string;
}

export interface EntryListProps {
  /** Newest first. */
  items: readonly Entry[];
  /** The number shown initially. */
  initialCount?: number;
  /** The number added by each press. */
  step?: number;
  /** The total number, if `items` are only the first ones. */
  total?: number;
  /** Called after a press with the number to show, so that more `items` can be fetched. Missing ones are awaited. */
  onMore?: (count: number) => void;
  /** The button's label: "Näytä lisää tiedotteita". */
  moreLabel?: ReactNode;
  /** Name of the list for assistive technology if it has no heading. */
  'aria-label'?: string;
}

/**
 * News, messages and other incoming items, newest first: a few, and a button for more. Keyboard: Tab moves through the
 * titles; after the button the focus is on the first added item.
 */
export function EntryList({
  items,
  initialCount = 3,
  step = 1,
  moreLabel,
  total = items.length,
  onMore,
  ...rest
}: EntryListProps) {
  const t = useStrings(entryListStrings);
  const [count, setCount] = useState(initialCount);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  const shown = Math.min(count, items.length);
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shown) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus();
    firstNew.current = undefined;
  }, [shown]);
  const showMore = () => {
    firstNew.current = count;
    setCount(count + step);
    onMore?.(count + step);
  };
  return (
    <>
      <List ref={list} {...rest}>
        {items.slice(0, count).map((item) => (
          <Line key={item.id} {...item} />
        ))}
      </List>
      {shown < total && (
        <Button variant="second" size="sm" isPending={shown < count} onPress={showMore}>
          {moreLabel ?? t('more')}
        </Button>
      )}
    </>
  );
}

function Line({ title, href, note, kind, isNew, date, lang }: Entry) {
  return (
    <li data-new={isNew || undefined}>
      <Anchor href={href} className="title" lang={lang}>
        {title}
      </Anchor>
      {note && <p className="note">{note}</p>}
      <p className="meta">
        {kind && <span className="kind">{kind} </span>}
        <DateText date={date} />
      </p>
    </li>
  );
}

const List = styled.ul`
  margin-bottom: var(--s4);
  li { padding-block: var(--s4); border-top: 1px solid var(--rule); overflow-wrap: anywhere; }
  li:first-child { padding-top: 0; border-top: 0; }
  li:last-child { padding-bottom: 0; }
  .title { color: var(--ink); font: 440 1.1875rem/1.3 var(--serif); text-decoration: none; }
  .title:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  .note { margin: 0.15rem 0 0; font-size: var(--small); }
  .meta { display: flex; flex-wrap: wrap; gap: 0 var(--s3); margin: 0.2rem 0 0; color: var(--muted); font-size: var(--small); }
  [data-new] .kind { color: var(--accent); font-weight: 600; }
  [data-new] .kind::before { content: ''; display: inline-block; width: 0.5rem; height: 0.5rem; margin-inline-end: 0.4rem; border-radius: 50%; background: currentColor; }
  @media (forced-colors: active) { [data-new] .kind::before { background: CanvasText; forced-color-adjust: none; } }
  @media print { li { break-inside: avoid; } }
`;
