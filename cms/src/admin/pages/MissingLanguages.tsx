import { Box, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { choices } from '../names/info-and-mail.js';
import { types } from '../names/names.js';
import { languageWords, firstStepsTexts as texts } from './first-steps-texts.js';

/** An entry that is not complete in every language, as the server returns it. */
export interface Incomplete {
  uid: string;
  documentId: string;
  name: string;
  status: 'draft' | 'published';
  missing: (keyof typeof languageWords)[];
}

function Entry({ entry: { uid, documentId, name, status, missing } }: { entry: Incomplete }) {
  const { say } = useWords();
  const title = types[uid] ? say(types[uid].title) : uid;
  const called = choices[name] ? say(choices[name]) : name;
  const lacking = missing.map((language) => say(languageWords[language])).join(', ');
  return (
    <Box tag="li" paddingBottom={3}>
      <Link tag={RouterLink} to={entryPath(uid, documentId)}>
        {called ? `${title}: ${called}` : title}
      </Link>
      <Typography tag="p" textColor="neutral600">{`${lacking} (${say(texts[status])})`}</Typography>
    </Box>
  );
}

/** @param entries absent when they could not be read */
export function MissingLanguages({ entries }: { entries: Incomplete[] | undefined }) {
  const { say } = useWords();
  if (!entries) return <Typography tag="p">{say(texts.failed)}</Typography>;
  if (entries.length === 0) return <Typography tag="p">{say(texts.complete)}</Typography>;
  return (
    <>
      <Box paddingBottom={4}>
        <Typography tag="p">{say(texts.missingAbout)}</Typography>
      </Box>
      <ul>
        {entries.map((entry) => (
          <Entry key={`${entry.documentId} ${entry.status}`} entry={entry} />
        ))}
      </ul>
    </>
  );
}
