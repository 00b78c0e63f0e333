import type { BookType } from '@nimio/domain/work/book-types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState } from 'react';
import './hand-written-works.css';
import { exposeBench } from './measure';
import { compareTexts, works } from './works';

const headings = ['ISBN', 'Teos', 'Tekijänimi', 'Muoto', 'Kustantaja', 'Vuosi', 'Rooli'];
const widths = [190, 300, 150, 110, 120, 80, 120];
const formats: Record<BookType, string> = {
  book: 'Kirja',
  audiobook: 'Äänikirja',
  'audiobook-stream': 'Äänikirja (suoratoisto)',
  'e-book': 'E-kirja',
  multimedia: 'Multimedia',
  music: 'Musiikki',
  map: 'Kartta',
  other: 'Muu',
};
const addressOf = ({ isbn }: ListedWork) => `#${isbn}`;

/**
 * The list of works as an engineer writes it by hand who needs only this list, with the same cells, links and copy
 * buttons.
 */
function WorksTable() {
  const [isAscending, setAscending] = useState(true);
  const rows = useMemo(() => {
    const sign = isAscending ? 1 : -1;
    return [...works].sort((a, b) => sign * compareTexts(a.name, b.name));
  }, [isAscending]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes the functions that it returns
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => 47,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <p>
        <label>
          Suodata luetteloa <input type="search" />
        </label>{' '}
        <label>
          Muoto{' '}
          <select>
            {Object.entries(formats).map(([id, format]) => (
              <option key={id}>{format}</option>
            ))}
          </select>
        </label>{' '}
        <button type="button">Tulosta</button>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col" aria-label="Huomiot" />
            {headings.map((heading, at) => (
              <th key={heading} scope="col" style={{ width: widths[at] }}>
                <button type="button" onClick={() => setAscending(!isAscending)}>
                  {heading} {heading === 'Teos' && (isAscending ? '▲' : '▼')}
                </button>
              </th>
            ))}
            <th scope="col" aria-label="Toiminnot" />
          </tr>
        </thead>
        <tbody>
          <Gap height={items[0]?.start ?? 0} />
          {items.map(({ index }) => {
            const work = rows[index] as ListedWork;
            return <Row key={work.bookHash} index={index} work={work} measure={virtualizer.measureElement} />;
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  index: number;
  work: ListedWork;
  measure: (row: HTMLTableRowElement | null) => void;
}

function Row({ index, work, measure }: RowProps) {
  const isbn = formatIsbn(work.isbn);
  return (
    <tr data-index={index} ref={measure}>
      <td>
        {work.alerts.length > 0 && (
          <a href={addressOf(work)}>
            <Bell />
            Muutettu <span className="hidden">teosta {work.name}</span>
          </a>
        )}
      </td>
      <td>
        {isbn} <Copy text={isbn} />
      </td>
      <th scope="row">
        <a href={addressOf(work)}>{work.name}</a>
        {work.subtitle && <span className="sub">{work.subtitle}</span>}
      </th>
      <td>{work.authorName}</td>
      <td>{formats[work.bookType]}</td>
      <td>{work.publisher}</td>
      <td className="number">{work.publishYear}</td>
      <td>{(work.numberOfAuthors ?? 1) > 1 ? `Kirjoittaja (${work.numberOfAuthors})` : 'Kirjoittaja'}</td>
      <td>
        <a href={addressOf(work)}>
          Muokkaa <span className="hidden">teosta {work.name}</span>
        </a>
      </td>
    </tr>
  );
}

function Copy({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <button type="button" className="copy" aria-label={`Kopioi ISBN ${text}`} onClick={copy}>
        <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden>
          <rect width="14" height="14" x="8" y="8" rx="2" />
          <path d="M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2" />
        </svg>
      </button>
      <span role="status" className="hidden">
        {isCopied && 'Kopioitu'}
      </span>
    </>
  );
}

const Bell = () => (
  <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden>
    <path d="M6 8a6 6 0 0 1 12 0c0 7 3 9 3 9H3s3-2 3-9M10 21h4" />
  </svg>
);

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="gap">
      <td colSpan={headings.length + 2} style={{ height }} />
    </tr>
  );
}

exposeBench(<WorksTable />);
