/** Props of the dialogs that create or change an entry of the calendar. */
export interface EntryDialogProps<Entry> {
  /** The entry to change; undefined for a new one. */
  entry: Entry | undefined;
  /** The day of a new entry, if one is selected. */
  day: string | undefined;
  open: boolean;
  onClose: () => void;
  onSaved: (message: string) => void;
}
