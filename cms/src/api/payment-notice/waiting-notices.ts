import type { Language } from '@nimio/domain/schema';
import type { Notice } from '../message/notify-customer.js';
import type { NoticeKind } from './store.js';

/** What a customer is notified of; the mail links to the page where something can be done about it. */
export interface PaymentNotice {
  kind: NoticeKind;
  page: string;
  texts: Record<Language, Notice>;
}

export const noContract: PaymentNotice = {
  kind: 'waiting',
  page: '/contract',
  texts: {
    fi: {
      title: 'Korvauksesi odottaa sopimustasi',
      text: 'Sinulle on laskettu korvaus, mutta voimme maksaa sen vasta, kun olet hyväksynyt sopimuksen. Lue ja hyväksy se sivulla Sopimus, niin maksamme korvauksen takautuvasti.',
    },
    sv: {
      title: 'Din ersättning väntar på ditt avtal',
      text: 'En ersättning har beräknats för dig, men vi kan betala den först när du har godkänt avtalet. Läs och godkänn det på sidan Avtal, så betalar vi ersättningen retroaktivt.',
    },
    en: {
      title: 'Your remuneration is waiting for your contract',
      text: 'Remuneration has been calculated for you, but we can pay it only after you have accepted the contract. Read and accept it on the page Contract, and we pay the remuneration retroactively.',
    },
  },
};

export const notCovered: PaymentNotice = {
  kind: 'waiting',
  page: '/',
  texts: {
    fi: {
      title: 'Korvauksesi odottaa, koska sopimuksesi ei kata sitä',
      text: 'Sinulle on laskettu korvaus, jota sopimuksesi ei kata. Jos haluat, että maksamme sen, pyydä asiakaspalvelua täydentämään sopimustasi.',
    },
    sv: {
      title: 'Din ersättning väntar eftersom ditt avtal inte omfattar den',
      text: 'En ersättning som ditt avtal inte omfattar har beräknats för dig. Om du vill att vi betalar den, be kundtjänsten komplettera ditt avtal.',
    },
    en: {
      title: 'Your remuneration is waiting because your contract does not cover it',
      text: 'Remuneration that your contract does not cover has been calculated for you. If you want us to pay it, ask customer service to extend your contract.',
    },
  },
};

export const expiringNoContract: PaymentNotice = {
  kind: 'expiring',
  page: '/contract',
  texts: {
    fi: {
      title: 'Korvauksesi odottaa sopimustasi {day} asti',
      text: 'Sinulle on laskettu korvaus, jota emme ole voineet maksaa, koska et ole hyväksynyt sopimusta. Lue ja hyväksy se sivulla Sopimus viimeistään {day}, niin maksamme korvauksen takautuvasti. Sen jälkeen korvausta ei enää voi saada.',
    },
    sv: {
      title: 'Din ersättning väntar på ditt avtal till och med {day}',
      text: 'En ersättning har beräknats för dig, men vi har inte kunnat betala den eftersom du inte har godkänt avtalet. Läs och godkänn det på sidan Avtal senast {day}, så betalar vi ersättningen retroaktivt. Efter det går den inte längre att få.',
    },
    en: {
      title: 'Your remuneration is waiting for your contract until {day}',
      text: 'Remuneration has been calculated for you, but we have not been able to pay it because you have not accepted the contract. Read and accept it on the page Contract by {day}, and we pay the remuneration retroactively. After that it can no longer be claimed.',
    },
  },
};

export const expiringNotCovered: PaymentNotice = {
  kind: 'expiring',
  page: '/',
  texts: {
    fi: {
      title: 'Korvauksesi odottaa sopimuksesi täydentämistä {day} asti',
      text: 'Sinulle on laskettu korvaus, jota sopimuksesi ei kata. Jos haluat, että maksamme sen takautuvasti, pyydä asiakaspalvelua täydentämään sopimustasi. Sopimuksen on katettava korvaus viimeistään {day}. Sen jälkeen korvausta ei enää voi saada.',
    },
    sv: {
      title: 'Din ersättning väntar på att ditt avtal kompletteras, till och med {day}',
      text: 'En ersättning som ditt avtal inte omfattar har beräknats för dig. Om du vill att vi betalar den retroaktivt, be kundtjänsten komplettera ditt avtal. Avtalet måste omfatta ersättningen senast {day}. Efter det går den inte längre att få.',
    },
    en: {
      title: 'Your remuneration is waiting until {day} for your contract to be extended',
      text: 'Remuneration that your contract does not cover has been calculated for you. If you want us to pay it retroactively, ask customer service to extend your contract. The contract must cover the remuneration by {day}. After that it can no longer be claimed.',
    },
  },
};
