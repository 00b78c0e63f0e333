import { Card, PlainText } from '@nimio/design-system';
import { Measure } from '../../shared/page/layout';

/** An e-mail as the recipient gets it: subject and plain text. */
export const PreviewedMail = ({ subject, text }: { subject: string; text: string }) => (
  <Measure>
    <Card level={2} title={subject}>
      <PlainText text={text} />
    </Card>
  </Measure>
);
