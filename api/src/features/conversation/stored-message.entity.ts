import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AS_NUMBER } from '../../core/columns.js';
import { Account } from '../account/account.entity.js';
import { Booking } from '../booking/booking.entity.js';
import { Media } from '../media/media.entity.js';
import type { ReportReason } from './conversation.constants.js';
import type { HoldReason, ReportDecision } from './moderation.constants.js';

/** A message as it is stored; `Message` is what one of the two parties sees. */
@Entity('message')
export class StoredMessage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  /** Increases from message to message. */
  @Column('bigint', { transformer: AS_NUMBER, default: () => "nextval('message_position')" })
  position: number;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'sender_id', nullable: true })
  senderId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'sender_id' })
  sender?: Relation<Account> | null;

  @Column('boolean', { name: 'from_couple' })
  fromCouple: boolean;

  /** The ID that the sender gave it. */
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  /** Empty once it is removed. */
  @Column('text')
  body: string;

  /** Includes attachments that have been deleted since. */
  @Column('smallint', { name: 'attachment_count', default: 0 })
  attachmentCount: number;

  /** Whether the recipient can read it; a trigger holds it for some reasons. */
  @Column('boolean', { default: true })
  delivered: boolean;

  @Column('text', { name: 'hold_reason', nullable: true })
  holdReason: HoldReason | null;

  @Column('timestamptz', { name: 'held_at', nullable: true })
  heldAt: Date | null;

  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/** A report of a message by its recipient; there is one at most. */
@Entity('message_report')
export class MessageReport {
  @PrimaryColumn('uuid', { name: 'message_id' })
  messageId: string;

  @OneToOne(() => StoredMessage)
  @JoinColumn({ name: 'message_id' })
  message?: Relation<StoredMessage>;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'reporter_id', nullable: true })
  reporterId: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'reporter_id' })
  reporter?: Relation<Account> | null;

  @Column('text')
  reason: ReportReason;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Null until an admin decides, like `decidedBy` and `decidedAt`. */
  @Column('text', { nullable: true })
  decision: ReportDecision | null;

  @Column('text', { name: 'decision_reason', nullable: true })
  decisionReason: string | null;

  @Column('uuid', { name: 'decided_by', nullable: true })
  decidedBy: string | null;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'decided_by' })
  decider?: Relation<Account> | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}

/** A file in a message, or one that its sender has uploaded for it. */
@Entity('message_attachment')
export class StoredAttachment {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'booking_id' })
  booking?: Relation<Booking>;

  @Column('uuid', { name: 'uploader_id' })
  uploaderId: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'uploader_id' })
  uploader?: Relation<Account>;

  /** Null until the message is sent, like the position. */
  @Column('uuid', { name: 'message_id', nullable: true })
  messageId: string | null;

  @ManyToOne(() => StoredMessage)
  @JoinColumn({ name: 'message_id' })
  message?: Relation<StoredMessage> | null;

  @Column('smallint', { nullable: true })
  position: number | null;

  @Column('text', { name: 'media_hash' })
  mediaHash: string;

  @ManyToOne(() => Media)
  @JoinColumn({ name: 'media_hash' })
  media?: Relation<Media>;

  @Column('text')
  name: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
