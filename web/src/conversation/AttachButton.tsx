import { useRef } from 'react';
import { IconButton } from '../ui/mui/IconButton';
import { ATTACHMENT_TYPES } from './attachmentProblem';
import { t } from './messages.generated';

interface AttachButtonProps {
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Chooses files to attach. */
export function AttachButton({ disabled, onFiles }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon="paperclip"
        label={t('attach')}
        tooltip={t('attachHint')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ATTACHMENT_TYPES.join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Lets the same file be chosen again.
          target.value = '';
          if (chosen.length) onFiles(chosen);
        }}
      />
    </>
  );
}
