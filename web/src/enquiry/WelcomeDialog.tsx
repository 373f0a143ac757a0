import { Button } from '../ui/Button';
import { DialogSurface } from '../ui/DialogSurface';
import { EnquiryFields } from './EnquiryFields';
import { useGeneralEnquiry } from './useGeneralEnquiry';
import type { WelcomeStart } from './WelcomeCard';

interface WelcomeDialogProps {
  /** Values from the card. */
  start?: Partial<WelcomeStart>;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** What the timed pop-up shows. Load it lazily: it brings the form library, the rules and MUI's dialog. */
export default function WelcomeDialog({ start = {}, open, onClose, onSent }: WelcomeDialogProps) {
  const { field, form, busy } = useGeneralEnquiry(start, onSent);
  return (
    <DialogSurface
      open={open}
      onClose={onClose}
      title="Welcome to Mandap"
      lead="Please fill the enquiry form"
      onSubmit={form.onSubmit}
      actions={
        <>
          <Button variant="text" size="large" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
            Submit
          </Button>
        </>
      }
    >
      <EnquiryFields field={field} />
    </DialogSurface>
  );
}
