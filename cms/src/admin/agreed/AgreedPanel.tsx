import { Typography } from '@strapi/design-system';
import { useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { kindOf } from '../../content/content-kinds.js';
import { newVersionPath } from '../entry-path.js';
import { useMessages } from '../language.js';
import { type ActionProps, isOut } from '../refused-actions.js';

/** The attributes that a new version does not copy. */
const ownNames = ['version', 'validFrom'];

/** A published version is shown as published, where Strapi allows no editing. */
function useReadOnly(isPublished: boolean): void {
  const [{ query }, setQuery] = useQueryParams<{ status?: string }>();
  const isOpen = isPublished && query.status !== 'published';
  useEffect(() => {
    if (isOpen) setQuery({ status: 'published' }, 'push', true);
  }, [isOpen, setQuery]);
}

/** A copy has the texts of its original, but neither its version nor its date. */
function useOwnVersion(isCopy: boolean): void {
  const change = useForm('AgreedPanel', (form) => form.onChange);
  const original = useForm('AgreedPanel', (form) => form.initialValues as Record<string, unknown>);
  useEffect(() => {
    if (!isCopy) return;
    for (const name of ownNames.filter((each) => original[each] !== null)) change(name, null);
  }, [isCopy, original, change]);
}

/** Shows next to the form of an agreed text whether it can still be edited. */
export function AgreedPanel({ model, documentId = '', document }: ActionProps) {
  const { t } = useMessages();
  const isAgreed = kindOf(model)?.isAgreed === true;
  const isPublished = isAgreed && isOut(document);
  const isCopy = useMatch(newVersionPath(model, documentId)) !== null && isAgreed;
  useReadOnly(isPublished);
  useOwnVersion(isCopy);
  if (isPublished)
    return {
      title: t('nimio.agreed.published'),
      content: <Typography tag="p">{t('nimio.agreed.publishedAbout')}</Typography>,
    };
  return isCopy
    ? {
        title: t('nimio.agreed.next'),
        content: <Typography tag="p">{t('nimio.agreed.nextAbout')}</Typography>,
      }
    : null;
}
