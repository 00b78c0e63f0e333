import type { Words } from '../names/words.js';

export const firstStepsTexts = {
  title: ['Aloitus', 'Börja här', 'First steps'],
  subtitle: [
    'Tässä muokataan portaalin sisältöjä',
    'Här redigeras portalens innehåll',
    'The portal’s content is edited here',
  ],
  howTitle: ['Näin julkaiset', 'Så här publicerar du', 'How to publish'],
  what: ['Mitä missäkin on', 'Var finns vad', 'What is where'],
  pictures: ['Kuvat', 'Bilder', 'Pictures'],
  picturesAbout: [
    'Kuvia voi lisätä teksteihin ja tunnukseksi. Kirjoita kuvalle vaihtoehtoinen teksti.',
    'Bilder kan läggas till i texter och som logotyp. Skriv en alternativ text för bilden.',
    'Pictures for texts and the logo. Write an alternative text for each.',
  ],
  history: ['Historia', 'Historik', 'History'],
  historyAbout: [
    'Kuka on muokannut, julkaissut tai poistanut mitäkin.',
    'Vem som har ändrat, publicerat eller raderat vad.',
    'Who changed, published or deleted what.',
  ],
  missing: ['Mitä puuttuu', 'Det som saknas', 'What is missing'],
  missingAbout: [
    'Näissä ei ole tekstiä kaikilla kielillä. Puuttuvan tilalla näytetään suomi tai, jos sitäkään ei ole, muu kieli.',
    'De här saknar text på något språk. I stället visas finska eller, om också den saknas, ett annat språk.',
    'These lack a text in some language. Finnish is shown instead or, where it is missing too, another language.',
  ],
  complete: [
    'Kaikki sisällöt ovat valmiina kaikilla kielillä.',
    'Allt innehåll är klart på alla språk.',
    'All content is there in every language.',
  ],
  failed: [
    'Luetteloa ei saatu. Lataa sivu uudelleen.',
    'Listan kunde inte hämtas. Ladda sidan på nytt.',
    'The list could not be fetched. Load the page again.',
  ],
  draft: ['luonnos', 'utkast', 'draft'],
  published: ['julkaistu', 'publicerad', 'published'],
} as const satisfies Record<string, Words>;

export const steps: readonly Words[] = [
  [
    'Kirjoita ja tallenna. Luonnosta ei näe kukaan muu kuin toimittajat.',
    'Skriv och spara. Ett utkast ser ingen annan än redaktörerna.',
    'Write and save. Nobody but editors sees a draft.',
  ],
  [
    'Avaa esikatselu ja katso teksti portaalissa kaikilla kielillä.',
    'Öppna förhandsgranskningen och titta på texten i portalen på alla språk.',
    'Open the preview and look at the text in the portal, in every language.',
  ],
  [
    'Julkaise. Muutos näkyy portaalissa heti.',
    'Publicera. Ändringen syns genast i portalen.',
    'Publish. The change shows in the portal at once.',
  ],
];

export const languageWords: Readonly<Record<'fi' | 'sv' | 'en', Words>> = {
  fi: ['suomi', 'finska', 'Finnish'],
  sv: ['ruotsi', 'svenska', 'Swedish'],
  en: ['englanti', 'engelska', 'English'],
};
