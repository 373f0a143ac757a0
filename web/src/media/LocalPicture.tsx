import { useEffect, useRef, type ComponentProps } from 'react';

interface LocalPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  file: File;
  alt: string;
}

/** Shows a local image file through an object URL, which is revoked on unmount. */
export function LocalPicture({ file, alt, ...rest }: LocalPictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img {...rest} ref={ref} alt={alt} />;
}
