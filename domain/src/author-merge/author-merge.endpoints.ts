import { array, string } from 'yup';
import { publicHashPattern } from '../access/hash.js';
import { endpoint, record, records, staffWith } from '../endpoint.js';
import { code, hash, offset, shape, text } from '../schema.js';
import { authorMergeReply, mergePreviewReply } from './author-merge.types.js';

/** The most authors that one merge takes. */
const mostReplaced = 20;

const isListOfHashes = (value: string): boolean => {
  const hashes = value.split(',');
  return hashes.length <= mostReplaced && hashes.every((one) => publicHashPattern.test(one));
};

export const previewAuthorMerge = endpoint({
  method: 'GET',
  path: '/profiles/author-merge',
  summary:
    'What would move if these authors (hashes joined by commas) were merged into the dominant one, the works of each, and the conflicts',
  access: staffWith('mergeAuthors'),
  query: shape({
    dominantAuthorHash: hash(),
    authorsToBeReplaced: string()
      .required()
      .test(
        'hashes',
        () => code('invalid'),
        (value) => isListOfHashes(value),
      ),
  }),
  reply: record(mergePreviewReply),
});

export const mergeAuthors = endpoint({
  method: 'POST',
  path: '/profiles/author-merge',
  summary:
    'Merge authors into the dominant one, which may get another name; 409 when two hold the same part of a work',
  access: staffWith('mergeAuthors'),
  body: shape({
    dominantAuthorHash: hash(),
    authorsToBeReplaced: array(hash()).min(1).max(mostReplaced).required(),
    /** The new first name of the dominant author; empty leaves it unchanged. */
    replaceFirstName: text(200),
    replaceLastName: text(200),
  }),
  reply: record(authorMergeReply, 201),
});

export const listAuthorMerges = endpoint({
  method: 'GET',
  path: '/profiles/author-merges',
  summary: 'Merges of authors, newest first, ten per page',
  access: staffWith('mergeAuthors'),
  query: shape({ offset: offset().default(0) }),
  reply: records(authorMergeReply),
});

export const getAuthorMerge = endpoint({
  method: 'GET',
  path: '/profiles/author-merges/:mergeHash',
  summary: 'A merge of authors',
  access: staffWith('mergeAuthors'),
  params: shape({ mergeHash: hash() }),
  reply: record(authorMergeReply),
});

export const undoAuthorMerge = endpoint({
  method: 'POST',
  path: '/profiles/author-merge/:mergeHash/undo',
  summary: 'Undo a merge; 409 when something that it moved has been changed',
  access: staffWith('mergeAuthors'),
  params: shape({ mergeHash: hash() }),
  reply: record(authorMergeReply),
});
