import { Box, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import { kindOf, titleOf } from '../../content/content-kinds.js';
import { entryPath } from '../entry-path.js';
import { useMessages } from '../language.js';
import type { AdminLanguage } from '../messages.js';

/** An entry that is not complete in every language, as the server returns it. */
export interface Incomplete {
  uid: string;
  documentId: string;
  name: string;
  status: 'draft' | 'published';
  missing: AdminLanguage[];
}

function Entry({ entry: { uid, documentId, name, status, missing } }: { entry: Incomplete }) {
  const { t, find } = useMessages();
  const title = find(titleOf(uid)) ?? uid;
  const called = (kindOf(uid)?.isNamedByCode && find(name)) || name;
  const lacking = missing.map((language) => t(`nimio.language.${language}`)).join(', ');
  return (
    <Box tag="li" paddingBottom={3}>
      <Link tag={RouterLink} to={entryPath(uid, documentId)}>
        {called ? `${title}: ${called}` : title}
      </Link>
      <Typography
        tag="p"
        textColor="neutral600"
      >{`${lacking} (${t(`nimio.firstSteps.${status}`)})`}</Typography>
    </Box>
  );
}

/** @param entries absent when they could not be read */
export function MissingLanguages({ entries }: { entries: Incomplete[] | undefined }) {
  const { t } = useMessages();
  if (!entries) return <Typography tag="p">{t('nimio.firstSteps.failed')}</Typography>;
  if (entries.length === 0) return <Typography tag="p">{t('nimio.firstSteps.complete')}</Typography>;
  return (
    <>
      <Box paddingBottom={4}>
        <Typography tag="p">{t('nimio.firstSteps.missingAbout')}</Typography>
      </Box>
      <ul>
        {entries.map((entry) => (
          <Entry key={`${entry.documentId} ${entry.status}`} entry={entry} />
        ))}
      </ul>
    </>
  );
}
