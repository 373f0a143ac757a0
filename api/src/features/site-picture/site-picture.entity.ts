import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Media } from '../media/media.entity.js';
import { SITE_PICTURE_KINDS, type SitePictureKind } from './site-picture.constants.js';

/** A picture of the site itself, without its file. */
@Entity('site_picture')
export class StoredSitePicture {
  @PrimaryColumn('enum', { enum: SITE_PICTURE_KINDS, enumName: 'site_picture_kind' })
  kind: SitePictureKind;

  @PrimaryColumn('text')
  key: string;

  @Column('smallint')
  position: number;

  @Column('text')
  title: string;

  @Column('text', { name: 'media_hash' })
  mediaHash: string;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'media_hash' })
  media?: Relation<Media>;
}
