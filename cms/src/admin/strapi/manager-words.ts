/** Finnish and Swedish for what Strapi has only in English, in the lists and forms of content. */
export type NordicWords = Readonly<Record<string, readonly [fi: string, sv: string]>>;

const lists: NordicWords = {
  'header.name': ['Sisällöt', 'Innehåll'],
  'components.LeftMenu.collection-types': ['Luettelot', 'Listor'],
  'components.LeftMenu.single-types': ['Yksittäiset sivut', 'Enskilda sidor'],
  'components.LeftMenu.Search.label': ['Hae sisältöä', 'Sök innehåll'],
  'pages.ListView.header-subtitle': [
    '{number, plural, one {# sisältö} other {# sisältöä}}',
    '{number, plural, one {# post} other {# poster}}',
  ],
  'HeaderLayout.button.label-add-entry': ['Lisää uusi', 'Lägg till ny'],
  'containers.List.draft': ['Luonnos', 'Utkast'],
  'containers.List.published': ['Julkaistu', 'Publicerad'],
  'containers.List.modified': ['Muokattu', 'Ändrad'],
  'containers.list.table-headers.status': ['Tila', 'Status'],
  'containers.list.displayedFields': ['Näytettävät kentät', 'Fält som visas'],
  'components.AddFilterCTA.add': ['Suodattimet', 'Filter'],
  'components.Search.placeholder': ['Hae…', 'Sök…'],
  'components.TableDelete.label': [
    '{number, plural, one {# valittu} other {# valittua}}',
    '{number, plural, one {# vald} other {# valda}}',
  ],
  'components.TableEmpty.withFilters': ['Suodattimilla ei löydy mitään.', 'Ingenting hittas med filtren.'],
  'components.TableEmpty.withSearch': ['Haulla ei löydy mitään.', 'Ingenting hittas med sökningen.'],
  'components.TableEmpty.withoutFilter': ['Täällä ei ole vielä mitään.', 'Här finns ingenting ännu.'],
  'components.ListViewTable.row-line': ['rivi {number}', 'rad {number}'],
  'containers.untitled': ['Nimetön', 'Utan namn'],
  'containers.empty-label': ['Nimetön', 'Utan namn'],
};

const form: NordicWords = {
  'containers.edit.title.new': ['Uusi', 'Ny'],
  'containers.edit.tabs.label': ['Tila', 'Status'],
  'containers.edit.tabs.draft': ['Luonnos', 'Utkast'],
  'containers.edit.tabs.published': ['Julkaistu', 'Publicerad'],
  'containers.edit.panels.default.title': ['Julkaiseminen', 'Publicering'],
  'containers.edit.panels.default.more-actions': ['Lisää toimintoja', 'Fler åtgärder'],
  'containers.edit.header.more-actions': ['Lisää toimintoja', 'Fler åtgärder'],
  'containers.Edit.delete': ['Poista', 'Ta bort'],
  'containers.edit.information.last-published.label': ['Julkaistu', 'Publicerad'],
  'containers.edit.information.last-published.value': [
    '{time}{isAnonymous, select, true {} other {, {author}}}',
    '{time}{isAnonymous, select, true {} other {, {author}}}',
  ],
  'containers.edit.information.last-draft.label': ['Muokattu', 'Ändrad'],
  'containers.edit.information.last-draft.value': [
    '{time}{isAnonymous, select, true {} other {, {author}}}',
    '{time}{isAnonymous, select, true {} other {, {author}}}',
  ],
  'containers.edit.information.document.label': ['Luotu', 'Skapad'],
  'containers.edit.information.document.value': [
    '{time}{isAnonymous, select, true {} other {, {author}}}',
    '{time}{isAnonymous, select, true {} other {, {author}}}',
  ],
  'containers.edit.information.documentId.label': ['Tunniste', 'Id'],
  'containers.EditView.add.new-entry': ['Lisää', 'Lägg till'],
  'containers.EditView.notification.errors': ['Tarkista lomakkeen tiedot.', 'Kontrollera uppgifterna.'],
  'components.empty-repeatable': [
    'Ei vielä yhtään. Lisää painamalla.',
    'Inga ännu. Tryck för att lägga till.',
  ],
  'components.reset-entry': ['Tyhjennä', 'Töm'],
  'components.DragHandle-label': ['Siirrä', 'Flytta'],
  'components.RepeatableComponent.error-message': ['Tarkista tiedot.', 'Kontrollera uppgifterna.'],
  'form.Input.hint.text': [
    '{min, select, undefined {} other {vähintään {min}}}{divider}{max, select, undefined {} other {enintään {max}}}{unit}{br}{description}',
    '{min, select, undefined {} other {minst {min}}}{divider}{max, select, undefined {} other {högst {max}}}{unit}{br}{description}',
  ],
  'form.Input.hint.minMaxDivider': [', ', ', '],
  'form.Input.hint.character.unit': [' merkkiä', ' tecken'],
  'components.Select.draft-info-title': ['Luonnos', 'Utkast'],
  'components.Select.publish-info-title': ['Julkaistu', 'Publicerad'],
};

const acts: NordicWords = {
  'actions.clone.label': ['Kopioi', 'Kopiera'],
  'actions.delete.label': ['Poista', 'Ta bort'],
  'actions.delete.dialog.body': [
    'Poistetaanko tämä? Poistettua ei saa takaisin.',
    'Ta bort det här? Det som tagits bort kan inte återställas.',
  ],
  'actions.discard.label': ['Hylkää muutokset', 'Förkasta ändringarna'],
  'actions.discard.dialog.body': [
    'Hylätäänkö muutokset? Niitä ei saa takaisin.',
    'Förkasta ändringarna? De kan inte återställas.',
  ],
  'actions.edit.label': ['Muokkaa', 'Redigera'],
  'actions.open-in-new-tab.label': ['Avaa uuteen välilehteen', 'Öppna i en ny flik'],
  'actions.copy-documentId.label': ['Kopioi tunniste', 'Kopiera id'],
  'actions.copy-documentId.success': ['Tunniste kopioitiin.', 'Id kopierades.'],
  'actions.unpublish.dialog.body': ['Perutaanko julkaisu?', 'Avpublicera det här?'],
  'actions.unpublish.dialog.option.keep-draft': [
    'Peru julkaisu ja säilytä luonnos',
    'Avpublicera och behåll utkastet',
  ],
  'actions.unpublish.dialog.option.replace-draft': [
    'Peru julkaisu ja korvaa luonnos',
    'Avpublicera och ersätt utkastet',
  ],
  'success.record.clone': ['Kopioitiin.', 'Kopierades.'],
  'success.record.discard': ['Muutokset hylättiin.', 'Ändringarna förkastades.'],
  'success.record.delete': ['Poistettiin.', 'Togs bort.'],
  'success.record.publish': ['Julkaistiin.', 'Publicerades.'],
  'success.record.publishing': ['Julkaistaan…', 'Publiceras…'],
  'success.record.save': ['Tallennettiin.', 'Sparades.'],
  'success.record.unpublish': ['Julkaisu peruttiin.', 'Avpublicerades.'],
  'success.records.delete': ['Poistettiin.', 'Togs bort.'],
  'success.records.publish': ['Julkaistiin.', 'Publicerades.'],
  'success.records.unpublish': ['Julkaisu peruttiin.', 'Avpublicerades.'],
  'validation.error': [
    'Tarkista lomakkeen tiedot ennen tallentamista.',
    'Kontrollera uppgifterna i formuläret innan du sparar.',
  ],
  'popUpWarning.bodyMessage.contentType.delete.all': ['Poistetaanko valitut?', 'Ta bort de valda?'],
  'popUpWarning.bodyMessage.contentType.publish.all': ['Julkaistaanko valitut?', 'Publicera de valda?'],
  'popUpWarning.bodyMessage.contentType.unpublish.all': [
    'Perutaanko valittujen julkaisu?',
    'Avpublicera de valda?',
  ],
};

const preview: NordicWords = {
  'preview.panel.title': ['Esikatselu', 'Förhandsgranskning'],
  'preview.panel.button': ['Avaa esikatselu', 'Förhandsgranska'],
  'preview.panel.button-disabled-tooltip': [
    'Tallenna ensin, niin voit esikatsella.',
    'Spara först, sedan kan du förhandsgranska.',
  ],
  'preview.page-title': ['Esikatselu: {contentType}', 'Förhandsgranskning: {contentType}'],
  'preview.header.close': ['Sulje esikatselu', 'Stäng förhandsgranskningen'],
  'preview.copy.label': ['Kopioi esikatselun linkki', 'Kopiera länken till förhandsgranskningen'],
  'preview.copy.success': ['Linkki kopioitiin.', 'Länken kopierades.'],
  'preview.tabs.label': ['Mitä esikatsellaan', 'Vad som förhandsgranskas'],
  'preview.device.select': ['Valitse laite', 'Välj enhet'],
  'preview.device.desktop': ['Tietokone', 'Dator'],
  'preview.device.mobile': ['Puhelin', 'Telefon'],
};

export const managerWords: NordicWords = { ...lists, ...form, ...acts, ...preview };
