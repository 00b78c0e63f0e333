import type { Strings } from '../strings/use-strings';

export const editingStrings: Strings<
  | 'add'
  | 'newRow'
  | 'edit'
  | 'remove'
  | 'restore'
  | 'done'
  | 'cancel'
  | 'removed'
  | 'dropped'
  | 'undo'
  | 'elsewhere'
  | 'addSaid'
  | 'saveSaid'
  | 'removeSaid'
  | 'restoreSaid'
  | 'wrongSaid'
  | 'saveFailed'
  | 'removeFailed'
  | 'restoreFailed'
> = {
  'fi-FI': {
    add: 'Lisää rivi',
    newRow: 'uusi rivi',
    edit: 'Muokkaa',
    remove: 'Poista',
    restore: 'Kumoa poisto',
    done: 'Valmis',
    cancel: 'Peruuta',
    removed: 'Poistettu',
    dropped: (values) => `Muutokset hylättiin: ${values?.row}`,
    undo: 'Kumoa',
    elsewhere: (values) => `Muokattavana muualla luettelossa: ${values?.names}`,
    addSaid: (values) => `Rivi lisätty: ${values?.row}`,
    saveSaid: (values) => `Rivi päivitetty: ${values?.row}`,
    removeSaid: (values) => `Rivi poistettu: ${values?.row}`,
    restoreSaid: (values) => `Poisto kumottu: ${values?.row}`,
    wrongSaid: (values) => `Riviä ei voi tallentaa vielä. ${values?.errors}`,
    saveFailed: 'Tallennus ei onnistunut. Yritä hetken päästä uudelleen.',
    removeFailed: 'Poisto ei onnistunut. Yritä hetken päästä uudelleen.',
    restoreFailed: 'Poistoa ei saatu kumottua. Yritä hetken päästä uudelleen.',
  },
  'sv-FI': {
    add: 'Lägg till en rad',
    newRow: 'ny rad',
    edit: 'Redigera',
    remove: 'Ta bort',
    restore: 'Ångra borttagningen',
    done: 'Klar',
    cancel: 'Avbryt',
    removed: 'Borttagen',
    dropped: (values) => `Ändringarna slopades: ${values?.row}`,
    undo: 'Ångra',
    elsewhere: (values) => `Redigeras på annat ställe i listan: ${values?.names}`,
    addSaid: (values) => `Raden har lagts till: ${values?.row}`,
    saveSaid: (values) => `Raden har uppdaterats: ${values?.row}`,
    removeSaid: (values) => `Raden har tagits bort: ${values?.row}`,
    restoreSaid: (values) => `Borttagningen har ångrats: ${values?.row}`,
    wrongSaid: (values) => `Raden kan inte sparas ännu. ${values?.errors}`,
    saveFailed: 'Det gick inte att spara. Försök igen om en stund.',
    removeFailed: 'Det gick inte att ta bort raden. Försök igen om en stund.',
    restoreFailed: 'Det gick inte att ångra borttagningen. Försök igen om en stund.',
  },
  'en-GB': {
    add: 'Add a row',
    newRow: 'new row',
    edit: 'Edit',
    remove: 'Delete',
    restore: 'Undo the deletion',
    done: 'Done',
    cancel: 'Cancel',
    removed: 'Deleted',
    dropped: (values) => `Changes discarded: ${values?.row}`,
    undo: 'Undo',
    elsewhere: (values) => `Being edited elsewhere in the list: ${values?.names}`,
    addSaid: (values) => `Row added: ${values?.row}`,
    saveSaid: (values) => `Row updated: ${values?.row}`,
    removeSaid: (values) => `Row deleted: ${values?.row}`,
    restoreSaid: (values) => `Deletion undone: ${values?.row}`,
    wrongSaid: (values) => `The row cannot be saved yet. ${values?.errors}`,
    saveFailed: 'Could not save. Try again in a moment.',
    removeFailed: 'Could not delete. Try again in a moment.',
    restoreFailed: 'Could not undo the deletion. Try again in a moment.',
  },
};
