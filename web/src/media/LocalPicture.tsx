import { useEffect, useRef, type ComponentProps } from 'react';

interface LocalPictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  file: File;
  alt: string;
}

/** A picture of this device, which has an address for as long as it is shown. */
export function LocalPicture({ file, alt, ...rest }: LocalPictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (ref.current) ref.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img {...rest} ref={ref} alt={alt} />;
}
