import type { ContentAct } from '@nimio/domain/content/content-act';
import { Link, Td, Tr, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { types } from '../names/names.js';
import { actWords, historyTexts as texts } from './history-texts.js';

const inFinland = { timeZone: 'Europe/Helsinki' } as const;
const day = new Intl.DateTimeFormat('fi-FI', { ...inFinland, dateStyle: 'short' });
const minute = new Intl.DateTimeFormat('fi-FI', { ...inFinland, timeStyle: 'short' });

const elsewhere = { admin: texts.formerEditor, portal: texts.portal, command: texts.command };

export function ActRow({
  act: { at, act, uid, documentId, name, changed, who, where },
}: {
  act: ContentAct;
}) {
  const { say } = useWords();
  const time = new Date(at);
  const type = types[uid];
  const title = type ? say(type.title) : uid;
  const fields = changed.map((field) => {
    const words = type?.fields[field]?.name;
    return words ? say(words) : field;
  });
  return (
    <Tr>
      <Td>
        <Typography tag="time" dateTime={at}>
          {`${day.format(time)} ${minute.format(time)}`}
        </Typography>
      </Td>
      <Td>
        <Typography>{who ?? say(elsewhere[where])}</Typography>
      </Td>
      <Td>
        <Typography>{actWords[act] ? say(actWords[act]) : act}</Typography>
      </Td>
      <Td>
        <Typography>{title}</Typography>
      </Td>
      <Td>
        {act === 'delete' ? (
          <Typography>{name}</Typography>
        ) : (
          <Link tag={RouterLink} to={entryPath(uid, documentId)}>
            {name || title}
          </Link>
        )}
      </Td>
      <Td>
        <Typography>{fields.join(', ')}</Typography>
      </Td>
    </Tr>
  );
}
