import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A city that Mandap knows, with or without listings. */
@Entity('city')
export class KnownCity {
  @PrimaryColumn('text')
  name: string;

  @Column('text')
  state: string;
}
