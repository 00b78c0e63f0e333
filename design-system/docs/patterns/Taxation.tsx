import { styled } from 'styled-components';
import { Button } from '../../src/button/Button';
import { DescriptionList } from '../../src/description-list/DescriptionList';
import { Disclosure } from '../../src/disclosure/Disclosure';
import { Money } from '../../src/money/Money';
import { Notice } from '../../src/notice/Notice';
import { Section } from '../../src/section/Section';
import { Text } from '../../src/text/Text';
import { Between } from './layout';
import { settingsTexts } from './settings-form.texts';
import { useSpoken } from './spoken';

/** The rate as a figure, for who wants to know how it is reckoned, and the cure. */
export function Taxation() {
  const t = useSpoken(settingsTexts);
  return (
    <Section id="tax" title={t.tax}>
      <Rate>
        <b>60{'\u00a0'}%</b>
        <div>
          {t.taxRate}
          <Text size="small" tone="muted">
            {t.taxUnknown}
          </Text>
        </div>
      </Rate>
      <Disclosure title={t.taxWhy}>
        <Text>{t.taxLaw}</Text>
        <DescriptionList
          items={[
            { term: t.remuneration, value: <Money cents={128460} /> },
            { term: t.withheld, value: <Money cents={-77076} /> },
            {
              term: t.paid,
              value: (
                <b>
                  <Money cents={51384} />
                </b>
              ),
            },
          ]}
        />
      </Disclosure>
      <Between>
        <Notice tone="warning" title={t.taxNow} actions={<Button variant="second">{t.sendCard}</Button>}>
          <p>{t.taxCure}</p>
        </Notice>
      </Between>
    </Section>
  );
}

const Rate = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  margin-bottom: var(--s3);
  > b { font: 380 var(--display) / 1 var(--display-serif); letter-spacing: -0.03em; }
`;
