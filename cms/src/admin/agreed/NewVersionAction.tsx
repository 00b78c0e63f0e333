import { Duplicate } from '@strapi/icons';
import { useNavigate } from 'react-router-dom';
import { kindOf } from '../../content/content-kinds.js';
import { newVersionPath } from '../entry-path.js';
import { useMessages } from '../language.js';
import { type ActionProps, isOut } from '../refused-actions.js';

const position = ['panel', 'table-row'];

/** Begins the next version of a published text with a copy of this one's text. */
export function NewVersionAction({ model, documentId, document, activeTab }: ActionProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  if (!documentId || !kindOf(model)?.isAgreed || !isOut(document)) return null;
  return {
    label: t('nimio.agreed.newVersion'),
    // Next to the form there is room for the label only.
    ...(activeTab === null ? { icon: <Duplicate /> } : {}),
    position,
    onClick: () => navigate(newVersionPath(model, documentId)),
  };
}

NewVersionAction.position = position;
