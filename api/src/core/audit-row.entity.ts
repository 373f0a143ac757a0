import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ROLES, type Role } from './viewer.js';

/** One recorded action; see audit.ts. */
@Entity('audit')
export class AuditRow {
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the account is deleted. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  // By name, because core imports no feature.
  @ManyToOne('Account')
  @JoinColumn({ name: 'actor_id' })
  actor?: object | null;

  @Column('enum', { name: 'actor_role', enum: ROLES, enumName: 'account_role' })
  actorRole: Role;

  /** The API key that was used. It may have been deleted since. */
  @Column('uuid', { name: 'key_id', nullable: true })
  apiKeyId: string | null;

  @Column('text', { name: 'key_name', nullable: true })
  apiKeyName: string | null;

  @Column('text')
  action: string;

  @Column('text', { name: 'target_type' })
  targetType: string;

  @Column('uuid', { name: 'target_id' })
  targetId: string;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
