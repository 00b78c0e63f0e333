/** Texts for missing values in fields that the forms of a work share. */
export const workFieldTexts = {
  'name.required': 'works.nameRequired',
  'publisher.required': 'works.publisherRequired',
  'publishYear.required': 'works.yearRequired',
  'publishYear.wrongType': 'fields.yearInvalid',
  'bookType.required': 'works.typeRequired',
  'authorHash.required': 'works.authorNameRequired',
  'numberOfAuthors.required': 'works.authorsRequired',
  'numberOfTranslators.required': 'works.translatorsRequired',
} as const;
