import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Node } from '../../core/node.js';

@ObjectType({ implements: Node, description: 'A blog article.' })
@Entity('blog')
export class Blog {
  @Field(() => ID, { description: 'ID of the article.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field({ description: 'Title.' })
  @Column('text')
  title: string;

  @Field({
    description: 'The text as written: plain text with Markdown emphasis, headings, lists and links.',
  })
  @Column('text')
  content: string;

  @Field({ description: 'Name of the author.' })
  @Column('text')
  author: string;

  @Field({ description: 'Label above the title.' })
  @Column('text', { default: 'Wedding Blog' })
  category: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was published; null for drafts.' })
  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
