import type { Words } from './words.js';

/** The purpose of each type of content, for the page of first steps. */
export const abouts: Readonly<Record<string, Words>> = {
  'api::announcement.announcement': [
    'Ajankohtaista etusivulla. Voit rajata, kenelle ja milloin tiedote näkyy.',
    'Aktuellt på startsidan. Du kan välja för vem och när nyheten visas.',
    'News on the home page. You can choose who sees an announcement, and when.',
  ],
  'api::info-text.info-text': [
    'Ohjeet, jotka avautuvat portaalin sivuilla, esimerkiksi teosluettelossa.',
    'Anvisningar som öppnas på portalens sidor, till exempel i verkförteckningen.',
    'Advice that is opened on the portal’s pages, for example in the list of works.',
  ],
  'api::terms.terms-version': [
    'Ehdot, jotka jokainen hyväksyy. Uusi versio pyydetään hyväksymään, kun se tulee voimaan.',
    'Villkor som alla godkänner. En ny version ska godkännas när den träder i kraft.',
    'What everybody accepts. A new version is to be accepted when it comes into force.',
  ],
  'api::contract.contract-text': [
    'Asiakkuussopimuksen teksti versioittain.',
    'Kundavtalets text, version för version.',
    'The text of the client contract, version by version.',
  ],
  'api::privacy-policy.privacy-policy': [
    'Mitä henkilötietoja käsitellään ja miksi.',
    'Vilka personuppgifter som behandlas och varför.',
    'Which personal data are processed, and why.',
  ],
  'api::about.about': [
    'Mikä portaali on ja kuka sitä ylläpitää.',
    'Vad portalen är och vem som upprätthåller den.',
    'What the portal is and who keeps it.',
  ],
  'api::accessibility-statement.accessibility-statement': [
    'Digipalvelulain mukainen seloste portaalin saavutettavuudesta.',
    'Utlåtande om portalens tillgänglighet enligt lagen om digitala tjänster.',
    'How accessible the portal is, as the law on digital services asks for.',
  ],
  'api::mail-text.mail-text': [
    'Viestit, jotka portaali lähettää, kuten salasanan vaihtolinkki.',
    'Meddelanden som portalen skickar, till exempel länken för byte av lösenord.',
    'What the portal sends by mail, such as the link to change a password.',
  ],
  'api::settings.portal-settings': [
    'Nimi, väri, asiakaspalvelu, alatunniste, luettelot ja huoltokatkot.',
    'Namn, färg, kundtjänst, sidfot, listor och driftavbrott.',
    'Name, colour, customer service, footer, lists and breaks of service.',
  ],
};
