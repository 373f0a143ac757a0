import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ROLES, type Role } from '../../core/viewer.js';

/** One email address per role. The account’s profile or listing has the same ID. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  email: string;

  @Column('enum', { enum: ROLES, enumName: 'account_role' })
  role: Role;

  @Column('text', { name: 'password_hash', select: false })
  passwordHash: string;

  @Column('boolean', { name: 'super_admin', default: false })
  superAdmin: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'password_changed_at', default: () => 'now()' })
  passwordChangedAt: Date;

  @Column('timestamptz', { name: 'email_confirmed_at', nullable: true })
  emailConfirmedAt: Date | null;

  @Column('timestamptz', { name: 'login_alerted_at', nullable: true })
  loginAlertedAt: Date | null;
}
