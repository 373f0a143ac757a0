import { useState, type DragEvent } from 'react';

/** Takes files that are dropped on an element: pass it the handlers. `isOver` is true while files are dragged over it. */
export function useFileDrop(onFiles: (files: readonly File[]) => void, disabled = false) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (disabled || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        // Otherwise the browser would navigate to the dropped file.
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length && !disabled) onFiles(files);
      },
    },
  };
}
