#!/usr/bin/env perl
# A player for `tertulia arena`, in another language: --bots 'program:perl examples/arena_bot.pl',easy
# It knows a little about Viva Pamplona! (keep just ahead of Torro) and takes any legal action elsewhere.
# Lines of JSON come in, one answer a line goes out: see docs/arena.md. JSON::PP is part of Perl.
use strict;
use warnings;
use JSON::PP;

$| = 1;    # an answer that waits in a buffer comes too late
my $game = '';
while (my $line = <STDIN>) {
    my $message = decode_json($line);
    if ($message->{type} eq 'hello') {
        $game = $message->{game};
        srand(unpack('%32C*', $message->{seed}));    # equal seeds, equal choices
        print "ready 1\n";
    }
    elsif ($message->{type} eq 'choose') {
        print choose($message->{view}, @{ $message->{legal} }), "\n";
    }
}    # "over" needs no answer; the end of input ends us

sub choose {
    my ($view, @legal) = @_;
    return $legal[ rand @legal ] if $game ne 'pamplona';
    my ($best) = sort { rating($view, $b) <=> rating($view, $a) || $a cmp $b } @legal;
    return $best;
}

# Courage is gained close to the bull, and lost behind it: how good is the space that a runner comes to?
sub rating {
    my ($view, $action) = @_;
    if (my ($space, $steps) = $action =~ /(\d+)\+(\d+)$/) {
        my $gap = $space + $steps - $view->{torro};
        my $before = $space - $view->{torro};
        return worth($gap) - worth($before);
    }
    return $action =~ /-1$/ ? 1 : 0;    # a shove: back is where the bull is
}

sub worth {
    my ($gap) = @_;
    return $gap > 0 ? 8 - abs($gap - 2) : 3 + $gap;
}
