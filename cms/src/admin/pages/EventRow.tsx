import type { ContentEvent } from '@nimio/domain/content/content-event';
import { Link, Td, Tr, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { titleOf } from '../../content/content-kinds.js';
import { entryPath } from '../entry-path.js';
import { useMessages } from '../language.js';
import { writtenTime } from '../written-time.js';

const elsewhere = {
  admin: 'nimio.history.formerEditor',
  portal: 'nimio.history.portal',
  command: 'nimio.history.command',
} as const;

/** Names and fields are long: they wrap on a narrow screen, so that every column is visible. */
const inLines = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const;

export function EventRow({
  event: { at, kind, uid, documentId, name, changed, who, where },
}: {
  event: ContentEvent;
}) {
  const { t, find } = useMessages();
  const title = find(titleOf(uid)) ?? uid;
  const fields = changed.map((field) => find(`content-manager.content-types.${uid}.${field}`) ?? field);
  return (
    <Tr>
      <Td>
        <Typography tag="time" dateTime={at}>
          {writtenTime(at)}
        </Typography>
      </Td>
      <Td style={inLines}>
        <Typography>{who ?? t(elsewhere[where])}</Typography>
      </Td>
      <Td>
        <Typography>{find(`nimio.event.${kind}`) ?? kind}</Typography>
      </Td>
      <Td style={inLines}>
        <Typography>{title}</Typography>
      </Td>
      <Td style={inLines}>
        {kind === 'delete' ? (
          <Typography>{name}</Typography>
        ) : (
          <Link tag={RouterLink} to={entryPath(uid, documentId)}>
            {name || title}
          </Link>
        )}
      </Td>
      <Td style={inLines}>
        <Typography>{fields.join(', ')}</Typography>
      </Td>
    </Tr>
  );
}
