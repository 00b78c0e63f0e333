import type { NordicWords } from './manager-words.js';

/** The editor's own profile, and the devices on which it is logged in. */
const profile: NordicWords = {
  'global.profile.settings': ['Profiilin asetukset', 'Profilinställningar'],
  'global.sessions.active-devices': ['Kirjautuneet laitteet', 'Inloggade enheter'],
  'Settings.profile.form.section.experience.mode.option-system-label': [
    'Laitteen asetusten mukaan',
    'Enligt enhetens inställningar',
  ],
  'Settings.sessions.title': ['Kirjautuneet laitteet', 'Inloggade enheter'],
  'Settings.sessions.subtitle': [
    'Laitteet, joilla tunnuksellasi on kirjauduttu.',
    'De enheter där ditt konto är inloggat.',
  ],
  'Settings.sessions.device': ['Laite', 'Enhet'],
  'Settings.sessions.loginAt': ['Kirjautui', 'Inloggad'],
  'Settings.sessions.lastActiveAt': ['Viimeksi käytetty', 'Senast använd'],
  'Settings.sessions.actions': ['Toiminnot', 'Åtgärder'],
  'Settings.sessions.unknownDevice': ['Tuntematon laite', 'Okänd enhet'],
  'Settings.sessions.current': ['Tämä laite', 'Den här enheten'],
  'Settings.sessions.revoke': ['Kirjaa ulos', 'Logga ut'],
  'Settings.sessions.revoke.success': ['Laite kirjattiin ulos.', 'Enheten loggades ut.'],
  'Settings.sessions.revoke.confirm': [
    'Kirjataanko laite ulos? Sillä pitää kirjautua uudelleen.',
    'Logga ut enheten? Man måste logga in på den igen.',
  ],
  'Settings.sessions.revoke.confirmCurrent': [
    'Tämä on laite, jota nyt käytät. Se kirjataan ulos.',
    'Det här är enheten som du använder nu. Den loggas ut.',
  ],
  'Settings.sessions.revokeOthers': ['Kirjaa muut laitteet ulos', 'Logga ut andra enheter'],
  'Settings.sessions.revokeOthers.success': ['Muut laitteet kirjattiin ulos.', 'Andra enheter loggades ut.'],
  'Settings.sessions.revokeOthers.confirm': [
    'Kirjataanko kaikki muut laitteet ulos? Tällä laitteella pysyt kirjautuneena.',
    'Logga ut alla andra enheter? På den här enheten förblir du inloggad.',
  ],
  'Settings.sessions.revokeAll': ['Kirjaa kaikki laitteet ulos', 'Logga ut alla enheter'],
  'Settings.sessions.revokeAll.confirm': [
    'Kirjataanko kaikki laitteet ulos, tämäkin? Sinun pitää kirjautua uudelleen.',
    'Logga ut alla enheter, också den här? Du måste logga in igen.',
  ],
};

/** The users and the settings of the installation. */
const settings: NordicWords = {
  'Settings.permissions.users.firstname': ['Etunimi', 'Förnamn'],
  'Settings.permissions.users.lastname': ['Sukunimi', 'Efternamn'],
  'Settings.permissions.users.email': ['Sähköposti', 'E-post'],
  'Settings.permissions.users.user-status': ['Tila', 'Status'],
  'Settings.permissions.users.listview.header.subtitle': [
    'Kaikki, jotka voivat muokata portaalin sisältöjä',
    'Alla som kan redigera portalens innehåll',
  ],
  'Settings.application.plan-title': ['Tilaus', 'Abonnemang'],
  'Settings.application.customization.size-details': [
    'Enintään {dimension}×{dimension} kuvapistettä ja {size} kt',
    'Högst {dimension}×{dimension} bildpunkter och {size} kB',
  ],
  'Settings.application.customization.carousel.menu-logo.title': ['Valikon tunnus', 'Menyns logotyp'],
  'Settings.application.customization.carousel.auth-logo.title': [
    'Kirjautumisen tunnus',
    'Inloggningens logotyp',
  ],
  'Settings.application.customization.menu-logo.carousel-hint': [
    'Tunnus valikon yläreunassa',
    'Logotypen högst upp i menyn',
  ],
  'Settings.application.customization.auth-logo.carousel-hint': [
    'Tunnus kirjautumissivulla',
    'Logotypen på inloggningssidan',
  ],
};

const everyPage: NordicWords = {
  'app.session.ended.title': ['Istunto on päättynyt', 'Sessionen har avslutats'],
  'app.session.ended.unsaved': [
    'Istuntosi on päättynyt eikä sitä voi jatkaa. Tallentamattomat muutokset häviävät, kun kirjaudut ulos.',
    'Din session har avslutats och kan inte fortsätta. Det som inte sparats försvinner när du loggar ut.',
  ],
  'app.error': ['Jokin meni vikaan', 'Något gick fel'],
  'app.error.message': [
    'Ilmoita viasta järjestelmän ylläpidolle.',
    'Meddela dem som sköter systemet om felet.',
  ],
  'app.error.copy': ['Kopioi leikepöydälle', 'Kopiera till urklipp'],
  'app.error.chunk.title': ['Näkymä ei auennut', 'Vyn kunde inte öppnas'],
  'app.error.chunk.message': [
    'Palvelin on ehkä käynnistymässä, tai yhteys katkesi. Lataa sivu uudelleen.',
    'Servern kanske startar, eller så bröts förbindelsen. Ladda sidan på nytt.',
  ],
  'app.error.chunk.reload': ['Lataa sivu uudelleen', 'Ladda sidan på nytt'],
  'app.confirm.body': ['Oletko varma?', 'Är du säker?'],
  'app.component.table.read': ['Lue {target}', 'Läs {target}'],
  'app.components.Button.close': ['Sulje', 'Stäng'],
  'app.components.ToggleCheckbox.disabled-label': ['Pois päältä', 'Av'],
  'app.components.ToggleCheckbox.enabled-label': ['Päällä', 'På'],
  'app.utils.delete': ['Poista', 'Ta bort'],
  'app.utils.already-published': ['Jo julkaistu', 'Redan publicerad'],
  'app.utils.published': ['Julkaistu', 'Publicerad'],
  'app.utils.ready-to-publish': ['Voi julkaista', 'Kan publiceras'],
  'app.utils.ready-to-publish-changes': ['Muutokset voi julkaista', 'Ändringarna kan publiceras'],
  'app.utils.ready-to-unpublish-changes': ['Julkaisun voi perua', 'Kan avpubliceras'],
  'app.utils.refresh': ['Päivitä', 'Uppdatera'],
  'app.utils.toggle': ['Vaihda', 'Växla'],
  'app.utils.update-filter': ['Muuta suodatinta', 'Ändra filtret'],
  cancel: ['Peru', 'Avbryt'],
  'global.close': ['Sulje', 'Stäng'],
  'global.fullname': ['{firstname} {lastname}', '{firstname} {lastname}'],
  'global.localeToggle.label': ['Valitse kieli', 'Välj språk'],
  'global.more': ['Lisää', 'Mer'],
  'global.move': ['Siirrä', 'Flytta'],
  'global.new': ['Uusi', 'Ny'],
  'notification.default.title': ['Huomaa:', 'Obs:'],
  'popUpWarning.bodyMessage.contentType.delete.all': ['Poistetaanko valitut?', 'Ta bort de valda?'],
  'popUpWarning.bodyMessage.contentType.unpublish.all': [
    'Perutaanko valittujen julkaisu?',
    'Avpublicera de valda?',
  ],
};

/** Messages that the media library looks up by a bare name. */
const pictures: NordicWords = {
  'containers.list.displayedFields': ['Näytettävät kentät', 'Fält som visas'],
  'form.upload-url.error.url.invalid': ['Osoite ei kelpaa.', 'Adressen duger inte.'],
  'form.upload-url.error.url.invalids': ['{number} osoitetta ei kelpaa.', '{number} adresser duger inte.'],
  'header.actions.no-permissions': ['Sinulla ei ole oikeutta nähdä näitä', 'Du får inte se de här'],
  'list.assets-empty.title-withSearch': ['Suodattimilla ei löydy mitään', 'Ingenting hittas med filtren'],
  'list.assets.empty': ['Kuvia ei ole vielä', 'Inga bilder ännu'],
  'list.assets.empty-upload': ['Lähetä ensimmäinen kuva', 'Ladda upp den första bilden'],
  'list.table.content.empty-label': ['Tyhjä', 'Tomt'],
  'list.table.header.sort': ['Järjestä: {label}', 'Ordna: {label}'],
  'modal.remove.success-label': ['Poistettiin.', 'Togs bort.'],
  'view-switch.list': ['Luettelona', 'Som lista'],
  'view-switch.grid': ['Kuvina', 'Som bilder'],
  'window.confirm.close-modal.file': ['Suljetaanko? Muutokset häviävät.', 'Stänga? Ändringarna försvinner.'],
  'window.confirm.close-modal.files': [
    'Suljetaanko? Kaikkia tiedostoja ei ole vielä lähetetty.',
    'Stänga? Alla filer har inte laddats upp ännu.',
  ],
};

/** Finnish and Swedish translations of texts that Strapi has only in English. */
export const adminWords: NordicWords = { ...profile, ...settings, ...everyPage, ...pictures };
