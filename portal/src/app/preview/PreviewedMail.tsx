import { Card, PlainText } from '@nimio/design-system';
import { Measure } from '../../shared/page/layout';

/** A mail as its receiver gets it: subject, and plain text with its lines. */
export const PreviewedMail = ({ subject, text }: { subject: string; text: string }) => (
  <Measure>
    <Card level={2} title={subject}>
      <PlainText text={text} />
    </Card>
  </Measure>
);
