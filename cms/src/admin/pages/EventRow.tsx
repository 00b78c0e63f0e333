import type { ContentEvent } from '@nimio/domain/content/content-event';
import { Link, Td, Tr, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { types } from '../names/names.js';
import { writtenTime } from '../written-time.js';
import { actWords, historyTexts as texts, typeTitle } from './history-texts.js';

const elsewhere = { admin: texts.formerEditor, portal: texts.portal, command: texts.command };

/** Names and fields are long: they wrap on a narrow screen, so that every column is visible. */
const inLines = { whiteSpace: 'normal', overflowWrap: 'break-word' } as const;

export function ActRow({
  act: { at, act, uid, documentId, name, changed, who, where },
}: {
  act: ContentEvent;
}) {
  const { say } = useWords();
  const title = say(typeTitle(uid));
  const fields = changed.map((field) => {
    const words = types[uid]?.fields[field]?.name;
    return words ? say(words) : field;
  });
  return (
    <Tr>
      <Td>
        <Typography tag="time" dateTime={at}>
          {writtenTime(at)}
        </Typography>
      </Td>
      <Td style={inLines}>
        <Typography>{who ?? say(elsewhere[where])}</Typography>
      </Td>
      <Td>
        <Typography>{actWords[act] ? say(actWords[act]) : act}</Typography>
      </Td>
      <Td style={inLines}>
        <Typography>{title}</Typography>
      </Td>
      <Td style={inLines}>
        {act === 'delete' ? (
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
